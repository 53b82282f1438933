/** What a text may have to be. As JSON Schema, so that editors know too; messages are made of `title` and `examples`. */
export interface TextFormat {
  type: 'string'
  pattern: string
  title: string
  examples?: string[]
}

const text = (pattern: string, title: string, ...examples: string[]): TextFormat => ({
  type: 'string',
  pattern,
  title,
  ...(examples.length > 0 && { examples }),
})

/** PostgreSQL stores no NUL and no lone surrogates, and a line break in a mail header could forge another one. */
export const ONE_LINE = text(String.raw`^[^\p{Cc}\p{Cs}]*$`, 'text on one line, without control characters')
export const PARAGRAPHS = text(String.raw`^(?:[^\p{Cc}\p{Cs}]|\n)*$`, 'text without control characters')

export const COUNTRY = text('^[A-Z]{2}$', 'a country code of two capital letters', 'NL')
export const EMAIL = text(
  String.raw`^[^\s@<>,;"]+@[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?(?:\.[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?)+$`,
  'an email address',
  'help@example.com'
)
export const DOMAIN = text(
  String.raw`^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$`,
  'a domain in small letters',
  'example.com'
)
export const PHONE = text(String.raw`^\+?\d[\d ()./-]*$`, 'a telephone number', '+31 20 555 0100')
/** SEPA creditor identifier: country, check digits, business code, national number (EPC262-08). */
export const CREDITOR_ID = text(
  String.raw`^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$`,
  'a SEPA creditor identifier',
  'NL86ZZZ555555550000'
)
export const HTTPS_ADDRESS = text(
  String.raw`^https://[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][!#-;=?-_a-~]*)?$`,
  'an https address',
  'https://example.com'
)
/** What stands before a photo's path, which begins with a slash. */
export const PHOTO_PREFIX = text(
  String.raw`^(?:https://[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?)?(?:/[\w~-][\w.~-]*)*$`,
  'an https address or a path, without a slash at the end',
  'https://photos.example.com',
  '/photos'
)

/** For a setting that may be empty, so that nothing is inherited either. */
export function orEmpty({ pattern, ...rest }: TextFormat): TextFormat {
  return { ...rest, pattern: `^$|${pattern}` }
}

export const DISCOUNT_CODE = {
  type: 'string',
  pattern: '^[A-Z0-9-]{3,40}$',
  title: '3 to 40 capitals, digits and hyphens',
}

export const INVITE_CODE = {
  type: 'string',
  pattern: '^[A-Za-z0-9-]{4,40}$',
  title: '4 to 40 letters, digits and hyphens',
}

/** A moment in the brand's time zone, to the minute; empty for none. */
export const LOCAL_MOMENT = {
  type: 'string',
  pattern: '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d)?$',
  title: 'a local date and time',
}
