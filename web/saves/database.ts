// The few things that a page asks of the browser's own database, as promises.

/** What a request is answered with. */
function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });
}

/** Opens a database; `upgrade` lays its stores where there are none yet. */
export function openDatabase(name: string, version: number, upgrade: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => upgrade(request.result);
  return answer(request);
}

/** Asks one store, and waits until what is written there is safe. */
export async function inStore<T>(
  db: IDBDatabase,
  name: string,
  mode: 'readonly' | 'readwrite',
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = db.transaction(name, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
  });
  const [result] = await Promise.all([answer(ask(transaction.objectStore(name))), done]);
  return result;
}
