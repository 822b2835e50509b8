import { chapters } from './outline.ts';
import { base } from './ru/base.ts';
import { help } from './ru/help.ts';
import { modules } from './ru/modules.ts';

export const reference = chapters({ ...base, ...modules, ...help });
