const twoDigits = (number: number) => String(number).padStart(2, "0");

/** An ISO time as the browser's own field writes it, in local time. */
export function toLocal(iso: string): string {
  const time = new Date(iso);
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join("-");
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** The ISO time of such a field; null while it is empty or wrong. */
export function fromLocal(local: string): string | null {
  const time = new Date(local);
  return local === "" || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
