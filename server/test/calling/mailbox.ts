// A mail server in this process: speaks SMTP as far as a relay is spoken to, and keeps what it was given.

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface Letter {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export class Mailbox {
  readonly letters: Letter[] = [];
  /** What every letter is answered with. */
  answer = '250 taken';
  readonly #server = createServer((socket) => this.#talk(socket));

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get relay(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #talk(socket: Socket): void {
    let to: string[] = [];
    let letter: string[] | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 mailbox');
    socket.on('data', (part) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter !== null && line !== '.') letter.push(line.replace(/^\.\./, '.'));
        else if (letter !== null) {
          if (this.answer.startsWith('2')) this.letters.push({ to, ...read(letter) });
          letter = null;
          to = [];
          say(this.answer);
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 mailbox');
        else if (/^RCPT TO:/i.test(line)) {
          to.push(line.replace(/^RCPT TO:<|>.*$/gi, ''));
          say('250 ok');
        } else if (/^DATA/i.test(line)) {
          letter = [];
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  }
}

function read(lines: readonly string[]): Pick<Letter, 'headers' | 'text'> {
  const end = lines.indexOf('');
  const unfolded = lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    unfolded
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodedWords(line.slice(line.indexOf(':') + 1).trim())]),
  );
  const body = lines.slice(end + 1).join('\n');
  const coding = headers['content-transfer-encoding'];
  if (coding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') };
  return { headers, text: coding === 'quoted-printable' ? unquoted(body) : body };
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: words beyond ASCII in a header. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_all, how: string, words: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(words, 'base64').toString('utf8') : unquoted(words.replace(/_/g, ' ')),
    );
}
