/** Too long for any column, in the two languages with the longest words. */
export const LONG_WORDS = {
  german: 'Benachrichtigungen und Datenschutzerklärung zurücksetzen',
  finnish: 'Vahvistussähköpostin uudelleenlähetys',
  name: 'Maximiliane-Friederike von Hohenstaufen-Wittelsbach',
}
