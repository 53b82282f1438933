import { CAMPAIGN_LENGTHS, CAMPAIGN_SLUG } from '@manyhearts/locales/landers'
import { GIFT_PICTURES } from '@manyhearts/locales/gift_names'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { PAGES } from '@manyhearts/locales/pages'
import { compositions } from '@manyhearts/theme-presets/preset'
import { presets } from '@manyhearts/theme-presets/presets'
import { closedObject } from '#app/tenancy/settings/closed_object'
import { HERO_KEY } from '#app/tenancy/heroes/hero'
import { DEAREST_PACKAGES } from '#app/tenancy/manifests/faults/dearest_packages'
import { PAGE_LENGTHS } from '#app/tenancy/pages/page_lengths'
import { POSTBACK_EVENTS, POSTBACK_VALUES } from '#app/tenancy/postback_receivers/postback_address'
import { WRITTEN_WORDINGS } from '@manyhearts/locales/product_texts'
import { inLanguages, settingsJsonSchema } from '#app/tenancy/settings/settings_json_schema'
import {
  COUNTRY,
  CREDITOR_ID,
  DISCOUNT_CODE,
  EMAIL,
  HTTPS_ADDRESS,
  INVITE_CODE,
  LOCAL_MOMENT,
  ONE_LINE,
  orEmpty,
  PARAGRAPHS,
  PHONE,
} from '#app/tenancy/settings/text_formats'
import { PAYMENT_METHODS } from '#app/tenancy/settings/payment_methods'
import { TENANT_STATES } from '#app/tenancy/sites/tenant_states'

const text = { ...ONE_LINE, minLength: 1, maxLength: 500 }
const optionalText = { ...ONE_LINE, maxLength: 500 }
const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$', title: 'a colour', examples: ['#a1b2c3'] }
const count = { type: 'integer', minimum: 0, maximum: 100_000 }
const positive = { ...count, minimum: 1 }
/** How a brand, a company or one of a brand's packages is called in manifests. */
/** In one wording. */
const MOST_OWN_TEXTS = 5000

export const MANIFEST_KEY = '^[a-z][a-z0-9-]{0,40}$'

export const HOST_NAME = String.raw`^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$`

const key = {
  type: 'string',
  pattern: MANIFEST_KEY,
  title: 'small letters, digits and hyphens, a letter first',
}

const moment = { ...LOCAL_MOMENT, examples: ['2026-12-01T00:00'] }

export const themeJsonSchema = closedObject(
  {
    preset: { enum: Object.keys(presets) },
    mode: { enum: ['light', 'dark'] },
    primary: colour,
    secondary: colour,
    index: { enum: [...compositions], description: 'How the front page is composed; left out: as the preset has it' },
    hero: {
      title: 'the key of a picture that was uploaded for this brand',
      description:
        'A picture of the brand’s own for its front page, by the hash of its file; left out: drawings of the preset',
      type: 'string',
      pattern: HERO_KEY,
    },
  },
  []
)

/** A package, gift or code as a manifest lists it; the console asks for the same. */
export const packageJsonSchema = closedObject(
  {
    key,
    country: COUNTRY,
    credits: positive,
    bonus_credits: count,
    price_minor: { type: 'integer', minimum: 1, description: 'In the smallest unit: 999 is € 9.99' },
    currency: { enum: Object.keys(DEAREST_PACKAGES) },
    recommended: { type: 'boolean' },
    position: { ...count, maximum: 1000, description: 'Its place in its country; left out: cheapest first' },
    starts: moment,
    ends: moment,
  },
  ['key', 'country', 'credits', 'price_minor', 'currency']
)

export const giftJsonSchema = closedObject(
  {
    key,
    picture: { enum: [...GIFT_PICTURES], description: 'Left out: the one called like the key' },
    names: {
      ...inLanguages(() => ({ ...ONE_LINE, minLength: 1, maxLength: 40 })),
      description: 'Left out: what the product calls the picture',
    },
    credits: { ...positive, description: 'Left out: the setting gift_credits' },
  },
  ['key']
)

export const inviteCodeJsonSchema = closedObject({
  code: { ...INVITE_CODE, examples: ['SPRING-1'] },
  uses: positive,
})

export const discountCodeJsonSchema = closedObject(
  {
    code: { ...DISCOUNT_CODE, examples: ['SPRING-20'] },
    value_percentage: { type: 'integer', minimum: 1, maximum: 90 },
    validity: {
      description: 'once: one order of all members together',
      enum: ['once-per-user', 'once', 'unlimited'],
    },
    usage_limit: { ...positive, description: 'How many orders may use it, all members together' },
    country: COUNTRY,
    currency: { enum: Object.keys(DEAREST_PACKAGES) },
    minimum_order_value: {
      type: 'integer',
      minimum: 1,
      description: 'Of the price before the discount, in the smallest unit of its currency',
    },
    payment_methods: {
      type: 'array',
      uniqueItems: true,
      items: { enum: [...PAYMENT_METHODS] },
      description: 'Empty: all',
    },
    starts_at: {
      type: 'string',
      format: 'date-time',
      title: 'a date or time',
      examples: ['2027-02-01T12:00:00Z'],
    },
    expires_at: {
      type: 'string',
      format: 'date-time',
      title: 'a date or time',
      examples: ['2027-03-01T12:00:00Z'],
    },
  },
  ['code', 'value_percentage']
)

export const pageJsonSchema = closedObject({
  title: { ...ONE_LINE, minLength: 1, maxLength: PAGE_LENGTHS.title },
  description: { ...ONE_LINE, minLength: 1, maxLength: PAGE_LENGTHS.description },
  body: {
    ...PARAGRAPHS,
    minLength: 1,
    maxLength: PAGE_LENGTHS.body,
    description: 'Markdown; {{site}}, {{company}}, {{refund_days}} and the like are filled in',
  },
})

export const companyJsonSchema = closedObject(
  {
    key: { ...key, minLength: 2 },
    name: text,
    address: text,
    kvk: text,
    city: text,
    country: COUNTRY,
    tradenames: { type: 'array', maxItems: 100, items: text },
    vat_numbers: { type: 'array', maxItems: 100, items: text },
    vat_percent: { type: 'number', minimum: 0, maximum: 50 },
    vat_oss: { type: 'boolean' },
    support_phone: { ...PHONE, maxLength: 40 },
    delete_discount: { type: 'integer', minimum: 0, maximum: 90 },
    added: { type: 'string', format: 'date-time', title: 'a date or time', examples: ['2024-03-01T12:00:00Z'] },
    representative: { ...optionalText, description: 'Who acts for the company' },
    register: { ...optionalText, description: 'The court or office that keeps the trade register' },
    mediator: {
      ...optionalText,
      description:
        'Who settles its disputes with consumers out of court; empty if it takes part in no such proceedings',
    },
    mediator_address: optionalText,
    mediator_url: { ...orEmpty(HTTPS_ADDRESS), maxLength: 500 },
    creditor_id: { ...orEmpty(CREDITOR_ID), maxLength: 35 },
  },
  ['key', 'name', 'address', 'kvk', 'city', 'country', 'vat_percent', 'support_phone', 'added']
)

/** JSON Schema (2020-12), for editors and `plan`. */
export const manifestSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Manyhearts tenant manifest',
  ...closedObject(
    {
      tenant: { ...key, minLength: 2, description: 'The brand’s name among brands' },
      state: {
        description: 'draft: not open yet. closing: no sign-ups and sales any more',
        enum: TENANT_STATES,
      },
      company: companyJsonSchema,
      niche: {
        type: 'integer',
        minimum: 1,
        maximum: 7,
        description: '1 general, 2 casual, 3 mature (40+), 4 seniors (60+), 5 gay men, 6 lesbian women, 7 curvy',
      },
      time_zone: {
        description: 'Whose days count: limits, offers and figures are in it',
        enum: Intl.supportedValuesOf('timeZone').concat('UTC'),
      },
      theme: themeJsonSchema,
      domains: {
        type: 'array',
        description: 'Host names, exactly one of them with main: true; settings here go before the brand’s',
        minItems: 1,
        maxItems: 100,
        items: closedObject(
          {
            host: {
              title: 'a host name in small letters',
              examples: ['rosa.example'],
              type: 'string',
              pattern: HOST_NAME,
              maxLength: 253,
            },
            language: {
              type: 'string',
              pattern: `^(${LANGUAGES.join('|')})(-[A-Z]{2})?$`,
              title: `one of ${LANGUAGES.join(', ')}, with or without a country`,
              examples: ['nl-NL'],
            },
            country: COUNTRY,
            main: { type: 'boolean' },
            settings: settingsJsonSchema,
          },
          ['host', 'language', 'country']
        ),
      },
      settings: settingsJsonSchema,
      pages: {
        description: 'The brand’s own static pages; what is not here stays the product’s',
        ...closedObject(Object.fromEntries(PAGES.map((name) => [name, inLanguages(() => pageJsonSchema)])), []),
      },
      texts: {
        ...closedObject(
          Object.fromEntries(
            WRITTEN_WORDINGS.map((wording) => [
              wording,
              { type: 'object', maxProperties: MOST_OWN_TEXTS, additionalProperties: { type: 'string' } },
            ])
          ),
          []
        ),
        description:
          'What the brand says in its own words, by language or formal form (de-formal) and key (site:nav.search), with the values and tags of the product’s text',
      },
      packages: {
        type: 'array',
        maxItems: 1000,
        description: 'Credits for sale. A changed package ends and a new one begins, so the price history stays',
        items: packageJsonSchema,
      },
      gifts: {
        type: 'array',
        maxItems: 100,
        description:
          'What members can give, in this order. A changed gift ends and a new one begins, so that sent ones stay as they were',
        items: giftJsonSchema,
      },
      discount_codes: {
        type: 'array',
        maxItems: 10_000,
        description:
          'Codes for everybody. One that is no longer here is switched off; unique ones come from discount:codes',
        items: discountCodeJsonSchema,
      },
      campaigns: {
        type: 'array',
        maxItems: 500,
        description: 'What landers say to visitors of a campaign; its slug ends their address: /landers/gallery/spring',
        items: closedObject(
          {
            slug: {
              type: 'string',
              pattern: CAMPAIGN_SLUG.source,
              title: '1 to 40 small letters, digits and hyphens',
              examples: ['spring'],
            },
            texts: {
              ...inLanguages(() =>
                closedObject({
                  title: { ...ONE_LINE, minLength: 1, maxLength: CAMPAIGN_LENGTHS.title },
                  text: { ...ONE_LINE, minLength: 1, maxLength: CAMPAIGN_LENGTHS.text },
                })
              ),
              minProperties: 1,
              description: 'By language; visitors of other languages read the lander’s own text',
            },
          },
          ['slug', 'texts']
        ),
      },
      postbacks: {
        type: 'array',
        maxItems: 200,
        description: 'Where traffic networks hear of their visitors. Each one’s secret is entered in the console',
        items: closedObject(
          {
            key,
            network: { ...text, maxLength: 200, description: 'What its links say in network=' },
            events: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: [...POSTBACK_EVENTS] } },
            method: { enum: ['GET', 'POST'], description: 'Left out: GET' },
            address: {
              ...HTTPS_ADDRESS,
              maxLength: 2000,
              examples: ['https://network.example/postback?event={event}&click={sub1}'],
              description: `With values in braces: ${POSTBACK_VALUES.join(', ')}`,
            },
          },
          ['key', 'network', 'events', 'address']
        ),
      },
      invite_codes: {
        type: 'array',
        maxItems: 10_000,
        description:
          'For brands whose signups are invite_only: each code and how often it may be used. Unique ones are made in the console',
        items: inviteCodeJsonSchema,
      },
      staff: {
        type: 'array',
        maxItems: 1000,
        description: 'Who works for this brand in the console, and as what; whoever is not listed no longer does',
        items: closedObject({
          email: { ...EMAIL, maxLength: 254, description: 'Someone who has an account in the console' },
          roles: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { enum: ['operator', 'support', 'moderator', 'desk', 'finance', 'read_only'] },
          },
        }),
      },
    },
    ['tenant', 'state', 'company', 'niche', 'time_zone', 'domains']
  ),
}
