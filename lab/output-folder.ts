/** Where records of what went wrong are written, unless told otherwise. */
export const OUTPUT = 'lab-output';
