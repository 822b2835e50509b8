// How long and how many: apart from the schemas, so that a page which only asks for a bound loads none of them.

export const LONGEST_NAME = 24;
/** What somebody says at once. */
export const LONGEST_LINE = 500;
export const LONGEST_PASSKEY = 40;
export const LONGEST_PROGRAM = 40;
export const LONGEST_MAIL = 254;
export const LONGEST_GROUP = 40;
export const LONGEST_DATE = 60;
export const LONGEST_REASON = 200;
export const LONGEST_REPORT = 500;
export const MOST_LANGUAGES = 8;
/** So many moments of a lesson are told at once, and so many wrong tries at one of them. */
export const MOST_MOMENTS = 40;
export const MOST_TRIES = 20;
/** A moment is looked at no longer than this, in seconds: whoever stays away does not read. */
export const LONGEST_LOOK = 600;
