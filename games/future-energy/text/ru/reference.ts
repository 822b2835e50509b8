import { chapters } from '../outline.ts';
import { base } from './reference/base.ts';
import { help } from './reference/help.ts';
import { modules } from './reference/modules.ts';

export const ru = chapters({ ...base, ...modules, ...help });
