/** Refuses requests before their session and body are read, while the queue behind has no place for them. */
export interface Admission {
  /** Runs `identify` for a request that may enter; false if it must be refused instead. */
  admit(identify: () => Promise<void>): Promise<boolean>;
}

/** Requests that are identified at the same time; hundreds at once would block the event loop. */
const MOST_ARRIVING = 64;

/** `hasRoom` is asked with the number of requests that are being identified, and so may enter the queue next. */
export function createAdmission(hasRoom: (arriving: number) => boolean): Admission {
  let arriving = 0;
  return {
    async admit(identify) {
      if (arriving >= MOST_ARRIVING || !hasRoom(arriving)) return false;
      arriving++;
      try {
        await identify();
      } finally {
        arriving--;
      }
      return true;
    },
  };
}
