/** A hash of all drawings, put in by the build (`vite/art_version.ts`). */
declare const __ART_VERSION__: string
