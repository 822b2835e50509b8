import type { CSSProperties } from 'react';
import type { GalaxyId, GemColour, PlanetType } from '../types/index.ts';

/** Space is dark in both themes: inside the drawing the theme's own names mean light on indigo. */
export const NIGHT = {
  '--paper': '#0b0d26',
  '--surface': '#171a42',
  '--sunk': '#0a0b20',
  '--ink': '#f0edff',
  '--ink-soft': '#b3b2dc',
  '--line': '#3d4180',
  '--may': '#7df3e2',
  '--warn': '#ffa36b',
  '--seat-0': '#ff8b57',
  '--seat-1': '#6fbcff',
  '--seat-2': '#f5cf4e',
  '--seat-3': '#cfa5ff',
  '--seat-4': '#63dfa4',
} as CSSProperties;

export const SPACE = { deep: '#0a0b20', high: '#1c1a4d', tile: '#20245c', tileEdge: '#4a4f9c', free: '#10122f' } as const;

export const GALAXY: Readonly<Record<GalaxyId, string>> = {
  grey: '#aab1bd',
  orange: '#f39a45',
  beige: '#ead9b4',
  green: '#63cb76',
  blue: '#5b95ff',
  turquoise: '#3fd9cf',
  brown: '#b98054',
  red: '#f05d55',
  pink: '#f08ac6',
  yellow: '#f7dc55',
};

export const PLANET: Readonly<Record<PlanetType, { readonly ground: string; readonly mark: string }>> = {
  earth: { ground: '#3f8fe0', mark: '#8fe0a0' },
  desert: { ground: '#c89a5e', mark: '#7d5527' },
  volcanic: { ground: '#8f2a2a', mark: '#ff8a4a' },
};

export const GEM: Readonly<Record<GemColour, { readonly fill: string; readonly edge: string }>> = {
  anthracite: { fill: '#565d78', edge: '#c3c8dd' },
  gold: { fill: '#f0b429', edge: '#fff0b8' },
  transparent: { fill: '#c4f1ff', edge: '#ffffff' },
};

/** Energy is light; consumption is what it chases. */
export const ENERGY = '#ffe27a';
export const CONSUMPTION = '#ff7d9d';
export const LOW = '#6ff0c0';
