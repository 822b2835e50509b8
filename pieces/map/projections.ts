import { type GeoProjection, geoConicConformal, geoProjection } from 'd3-geo';

/** A box that holds the world, in units of the drawing, between two latitudes. */
export interface WorldBox {
  readonly width: number;
  readonly height: number;
  readonly north: number;
  readonly south: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Miller's cylindrical projection: the north gets the room that pieces need there. */
const miller = (phi: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi));

/** The world from the Bering Strait to the Bering Strait; only what lies between `from` and `to` is kept. */
export function world({ width, height, north, south }: WorldBox, from = 0, to = width): GeoProjection {
  const top = miller(radians(north));
  const squeeze = (height / (top - miller(radians(south)))) * ((2 * Math.PI) / width);
  return geoProjection((lambda, phi) => [lambda, miller(phi) * squeeze])
    .rotate([-11, 0])
    .scale(width / (2 * Math.PI))
    .translate([width / 2, (top * squeeze * width) / (2 * Math.PI)])
    .precision(0.1)
    .clipExtent([
      [from, 0],
      [to, height],
    ]);
}

/** Europe, true in its angles; its middle is 0, 0. */
export function europe(): GeoProjection {
  return geoConicConformal()
    .parallels([40, 60])
    .rotate([-12, 0])
    .center([0, 50])
    .scale(1000)
    .translate([0, 0])
    .precision(0.1)
    .clipExtent([
      [-560, -480],
      [560, 420],
    ]);
}
