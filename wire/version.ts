/** Which messages a page and a server speak; raised whenever an older page could not read or say something any more. */
export const WIRE = 9;
