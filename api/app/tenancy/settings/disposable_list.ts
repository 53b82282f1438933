/** When the list of disposable domains of the installed `mailchecker` was published; a newer one comes with a newer version of it. */
export const DISPOSABLE_LIST_DATE = '2026-07-18'
