/** The password of everyone in tests and bench. */
export const PASSWORD = 'correct horse battery'

/** argon2id of PASSWORD, made once: hashing it for everyone would take longer than the tests. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$GEThenLaeN5WnsHkOZEOcg$U7tob40vuwhwGhuKM9M4ES7+YfBNYJw0yQUTQIJMgOI'
