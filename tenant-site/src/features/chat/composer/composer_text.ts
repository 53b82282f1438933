/** The id of the field in which messages are written. */
export const COMPOSER_TEXT = 'composer-text'
