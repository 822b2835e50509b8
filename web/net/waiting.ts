import { Waiting } from '../app/waiting.ts';
import { api } from './api.ts';
import { myTables, rememberTables } from './myTables.ts';

/** My tables far away, and how many of them wait for me; where this is loaded it is kept true. */
export const waiting = new Waiting(myTables, () => api.myTables(), rememberTables);
waiting.follow();
