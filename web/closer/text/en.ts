export const en = {
  'closer.rules': 'The rules about it',
  'closer.before': 'Previous',
  'closer.after': 'Next',
};
