import { lazyPart } from "../../../shared/ui/lazy-part.tsx";

export const loadFileReading = () => import("./file-reading.tsx");

/** The progress of a file, fetched ahead together with what reads files. Inside a `Suspense`. */
export const FileReading = lazyPart(loadFileReading);

/** What is to be said about a file that was read. Inside a `Suspense`. */
export const FileNotices = lazyPart(() => import("./file-notices.tsx"));
