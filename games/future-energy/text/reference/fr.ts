import { base } from './fr/base.ts';
import { help } from './fr/help.ts';
import { modules } from './fr/modules.ts';
import { chapters } from './outline.ts';

export const reference = chapters({ ...base, ...modules, ...help });
