import { createContext } from 'react';

/** How many lines of the talk nobody has looked at here. */
export const UnreadLines = createContext(0);
