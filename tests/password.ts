/** The password of everyone in tests and bench. */
export const PASSWORD = 'correct horse battery'

/** argon2id of PASSWORD as the product makes it, once: hashing it for everyone would take longer than the tests. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$GEThenLaeN5WnsHkOZEOcg$U7tob40vuwhwGhuKM9M4ES7+YfBNYJw0yQUTQIJMgOI'

/** The same with as little memory as `hashCheaply` takes. */
export const CHEAP_HASH =
  '$argon2id$v=19$m=1024,t=2,p=1$Z8UjYHqyyDANb7z7kv5hRw$0vsRiV0394/hq/XcwBxT+O6/2b5hEJu3Riqgia0bJ2E'
