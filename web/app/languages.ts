/** Each language by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', ru: 'Русский' } as const;
