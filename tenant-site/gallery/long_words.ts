/** Words that no column is wide enough for, in the two languages that have the longest. */
export const LONG_WORDS = {
  german: 'Benachrichtigungen und Datenschutzerklärung zurücksetzen',
  finnish: 'Vahvistussähköpostin uudelleenlähetys',
  name: 'Maximiliane-Friederike von Hohenstaufen-Wittelsbach',
}
