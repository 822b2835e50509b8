import { base } from './en/base.ts';
import { help } from './en/help.ts';
import { modules } from './en/modules.ts';
import { chapters } from './outline.ts';

export const reference = chapters({ ...base, ...modules, ...help });
