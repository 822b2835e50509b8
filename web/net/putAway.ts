/** The tag of a notice about several games. */
const SEVERAL = 'kaya';

/** What lies before somebody's eyes need not be announced any more: closes the notices about this table or group, and the one about several. */
export async function putAway(about: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const it of (await registration?.getNotifications()) ?? []) if (it.tag === about || it.tag === SEVERAL) it.close();
}
