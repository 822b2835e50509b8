import type { Channel } from '@kaya/wire';
import { callingApi } from './callingApi.ts';

/** That this browser is to be called is remembered here, with the address of its subscription, in case that is lost. */
const WANTED = 'kaya-push';

export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** What can be done here; permission is not asked for. */
export async function pushState(): Promise<PushState> {
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  if (apple && !matchMedia('(display-mode: standalone)').matches) return 'install';
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unsupported';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Subscribes this browser and says so to the server. To be called from a click: here permission is asked for. */
export async function subscribe(key: string): Promise<Channel | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  // What is there still, though the server does not call it, may be dead: its push service said so, and not to us.
  await unsubscribe();
  return subscribed(key);
}

/** The same without a question, where this browser was subscribed before. */
export async function renew(): Promise<void> {
  const { offers, channels } = await callingApi.get();
  const here = channels.find((it) => it.here);
  if (Notification.permission !== 'granted') {
    // Permission was withdrawn in the browser: nothing arrives here any more, and the list must not say so.
    if (here !== undefined) await callingApi.remove(here.id);
    return unsubscribe();
  }
  if (offers.push === null) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  // It was taken off the list on another device, or nobody is signed in here any more: that holds until somebody asks for it here.
  if (here === undefined && subscription !== null && subscription.endpoint === localStorage.getItem(WANTED)) return unsubscribe();
  await subscribed(offers.push);
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(WANTED);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribed(key: string): Promise<Channel> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const same = before !== null && keyOf(before) === key;
  if (before !== null && !same) await before.unsubscribe();
  const subscription = same ? before : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const channel = await callingApi.push({ endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } });
  localStorage.setItem(WANTED, endpoint);
  return channel;
}

/** The key of the site for which a subscription was made, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
