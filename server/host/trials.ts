// A real letter and a real notification, for a host who wants to see that they arrive.
import { connect } from 'node:net';
import { Mail } from '../calling/mail.ts';
import { trialNotice } from '../calling/notice.ts';
import { Outside } from '../calling/outside.ts';
import { sendPush } from '../calling/push/push.ts';
import { isPushOrigin, newVapidKey, Vapid } from '../calling/push/vapid.ts';
import type { Sent } from '../calling/sent.ts';
import type { Configuration } from '../configuration.ts';
import { Channels } from '../storage/channels.ts';
import { careful, type Finding, well, wrong } from './finding.ts';
import { HostError } from './host-error.ts';
import { withTables } from './opened.ts';
import { personCalled } from './person-called.ts';

/** So many milliseconds a relay may take to answer. */
const PATIENCE = 6000;

/** To whom something is really sent. */
export interface Trials {
  /** An address that gets a test letter. */
  readonly mail?: string | undefined;
  /** The name or id of somebody whose browsers get a test notification. */
  readonly push?: string | undefined;
}

export async function mail({ mail: relay, origin }: Configuration, { mail: to }: Trials): Promise<Finding[]> {
  if (relay === null || origin === null)
    return to === undefined
      ? careful('Mail', 'nobody is written to; KAYA_MAIL and KAYA_MAIL_FROM name your relay.')
      : wrong('Mail', 'no letter can be sent: set KAYA_MAIL, KAYA_MAIL_FROM and KAYA_ORIGIN.');
  const { host, hostname, port, protocol } = new URL(relay.relay);
  if (to === undefined && !(await answers(hostname, Number(port || (protocol === 'smtps:' ? 465 : 587)))))
    return wrong('Mail', `${host} does not answer. Look at the host and port in KAYA_MAIL, and at your firewall.`);
  if (to === undefined)
    return well(
      'Mail',
      `something answers at ${host}; whether it takes letters tells npm run host -- doctor --mail you@example.org.`,
    );
  const post = new Mail(relay.relay, relay.from);
  try {
    const text = `Somebody asked Kaya's doctor at ${origin} for this letter.\nMail works.\n`;
    const sent = await post.send({ to, subject: 'A test letter of Kaya', text, stop: origin });
    return sent.result === 'taken'
      ? well('Mail', `${host} has taken a test letter to ${to}. Look whether it arrives, and not among the unwanted ones.`)
      : wrong('Mail', `${host} has not taken the test letter: ${whyNoMail(sent)}`);
  } finally {
    post.close();
  }
}

/** Does anything listen there? */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: PATIENCE });
    const told = (is: boolean) => {
      line.destroy();
      resolve(is);
    };
    line.once('connect', () => told(true));
    line.once('error', () => told(false));
    line.once('timeout', () => told(false));
  });
}

function whyNoMail(sent: Sent): string {
  const why = sent.result === 'failed' ? sent.why : '';
  if (why === 'no-answer') return 'it does not answer. Look at the host and port in KAYA_MAIL, and at your firewall.';
  if (/refused 53[0-9]/.test(why)) return `${why}: it wants to know who you are. Look at the user and password in KAYA_MAIL.`;
  return `${why}: it does not want this sender or this address. Look at KAYA_MAIL_FROM.`;
}

export async function push({ database, origin, localHosts }: Configuration, { push: who }: Trials): Promise<Finding[]> {
  if (!isPushOrigin(origin))
    return who === undefined
      ? careful('Push', 'not offered: browsers want KAYA_ORIGIN to be https with a name that others can look up.')
      : wrong('Push', 'nothing can be sent: KAYA_ORIGIN must be https with a name that others can look up.');
  if (who === undefined)
    return well('Push', 'offered; npm run host -- doctor --push "your name here" sends a real one to your browsers.');
  return withTables(async ({ database: opened, store }) => {
    const person = await personCalled(store, who);
    const browsers = (await new Channels(opened).of(person.id)).filter(({ kind }) => kind === 'push');
    if (browsers.length === 0)
      throw new HostError(`${person.name} has no browser that gets notifications; turn them on there, in the settings.`);
    const vapid = new Vapid(await store.settings.value('vapid', newVapidKey()), origin);
    const outside = new Outside(localHosts, origin);
    const findings: Finding[] = [];
    for (const { address, details } of browsers) {
      const sent = await sendPush({ outside, vapid, now: Date.now() }, address, JSON.parse(details), trialNotice('en', origin));
      findings.push(...pushed(new URL(address).host, sent));
    }
    return findings;
  }, database);
}

function pushed(service: string, sent: Sent): Finding[] {
  if (sent.result === 'taken') return well('Push', `${service} has taken a test notification. Look whether it appears.`);
  if (sent.result === 'gone')
    return careful('Push', `${service} knows this browser no more; its notifications are to be turned on again there.`);
  if (/\b40[13]\b/.test(sent.why))
    return wrong(
      'Push',
      `${service} refuses the site's key (${sent.why}): it is another than the browser subscribed with, or KAYA_ORIGIN has changed. Turn notifications off and on again there.`,
    );
  return wrong('Push', `${service} has not taken it (${sent.why}). May this machine reach it over https?`);
}
