import { randomBytes, randomUUID } from 'node:crypto'
import type { Brand } from '../../../cast.ts'
import type { Answer, Visitor } from '../../../visitor.ts'
import { asOwner } from '../../../cast.ts'
import { newDiscountCode, newPackage } from '../../credits/shop.ts'
import { listPath } from '../staff_of.ts'

/** A package as the console writes it. */
export const PACKAGE = {
  country: 'GB',
  currency: 'GBP',
  credits: 50,
  bonus_credits: 0,
  price_minor: 699,
  recommended: false,
  starts: null,
  ends: null,
}

/** What of it can be changed. */
export const CHANGED = { credits: 50, bonus_credits: 5, price_minor: 799, recommended: true, starts: null, ends: null }

export const GIFT = { picture: 'rose', names: { en: 'A rose' }, credits: 5 }

/** What a code gives; null asks for nothing. */
export const TERMS = {
  value_percentage: 20,
  country: null,
  currency: null,
  minimum_order_value: null,
  payment_methods: [],
  starts: null,
  ends: null,
}

export const CODE = { ...TERMS, validity: 'once-per-user', usage_limit: null }

export const newCode = () => `C-${randomBytes(6).toString('hex').toUpperCase()}`

/** A gift that can be given, and its id. */
export function newGift(brand: Brand, key = `g${randomBytes(5).toString('hex')}`): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.gifts (tenant_id, key, picture, position) values ($1, $2, 'rose', 0) returning id::text`,
      [brand.id, key]
    )
    return rows[0].id
  }, brand)
}

/** Calls about what a brand sells, each of which can be made again and again. */
export async function callsOfOffers(brand: Brand): Promise<Record<OfferCall, (as: Visitor) => Promise<Answer>>> {
  const root = `/api/tenants/${brand.id}`
  const [sold, gift] = [await newPackage(brand), await newGift(brand)]
  const code = await codeId(brand, await newDiscountCode(brand))
  // Once a copy was made there is something to copy to no more: each goes from a country that sells to one that doesn't yet.
  await newPackage(brand, { country: 'NL', currency: 'EUR' })
  const free = countriesFor(brand)
  const version = 'another'
  return {
    'credit_packages.index': (as) => as.get(`${root}/packages`),
    'credit_packages.store': (as) => as.post(`${root}/packages`, PACKAGE),
    'credit_packages.update': (as) => as.put(`${root}/packages/${sold}`, { ...CHANGED, version }),
    'package_sales.update': (as) => as.put(`${root}/packages/${sold}/sale`, { on_sale: false, version }),
    'package_orders.update': (as) => as.put(`${root}/package_order`, { country: 'GB', ids: ['1'] }),
    'package_copies.store': async (as) => as.post(`${root}/package_copies`, { from: 'NL', to: await free() }),
    'gifts.index': (as) => as.get(`${root}/gifts`),
    'gifts.store': (as) => as.post(`${root}/gifts`, GIFT),
    'gifts.update': (as) => as.put(`${root}/gifts/${gift}`, { ...GIFT, version }),
    'gift_sales.update': (as) => as.put(`${root}/gifts/${gift}/sale`, { on_sale: false, version }),
    'gift_orders.update': (as) => as.put(`${root}/gift_order`, { ids: ['1'] }),
    'discount_codes.list': (as) => as.get(listPath('discount_codes', { filter: { tenant_id: brand.id } })),
    'discount_codes.store': (as) => as.post(`${root}/discount_codes`, { ...CODE, code: newCode() }),
    'discount_code_states.update': (as) => as.put(`${root}/discount_codes/${code}/state`, { stopped: true, version }),
    'discount_examples.show': (as) =>
      as.post(`${root}/discount_example`, {
        value_percentage: 20,
        country: null,
        currency: null,
        minimum_order_value: null,
      }),
    'discount_batches.index': (as) => as.get(`${root}/discount_batches`),
    'discount_batches.store': (as) => as.post(`${root}/discount_batches`, { ...TERMS, name: randomUUID(), count: 2 }),
    'discount_batch_states.update': async (as) =>
      as.put(`${root}/discount_batches/${await newBatch(brand)}/state`, { stopped: true }),
    'discount_batch_files.show': async (as) => as.get(`${root}/discount_batches/${await newBatch(brand)}/file`),
  }
}

type OfferCall =
  | 'credit_packages.index'
  | 'credit_packages.store'
  | 'credit_packages.update'
  | 'package_sales.update'
  | 'package_orders.update'
  | 'package_copies.store'
  | 'gifts.index'
  | 'gifts.store'
  | 'gifts.update'
  | 'gift_sales.update'
  | 'gift_orders.update'
  | 'discount_codes.list'
  | 'discount_codes.store'
  | 'discount_code_states.update'
  | 'discount_examples.show'
  | 'discount_batches.index'
  | 'discount_batches.store'
  | 'discount_batch_states.update'
  | 'discount_batch_files.show'

async function newBatch(brand: Brand): Promise<string> {
  const batch = randomUUID()
  await newDiscountCode(brand, { batch })
  return batch
}

export function codeId(brand: Brand, code: string): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query('select id::text from app.discount_codes where tenant_id = $1 and code = $2', [
      brand.id,
      code,
    ])
    return rows[0].id
  }, brand)
}

/** Countries with euros in which nothing is sold yet: one that somebody may copy to, time and again. */
function countriesFor(brand: Brand): () => Promise<string> {
  return () =>
    asOwner(async (owner) => {
      await owner.query(
        `insert into global.countries (code, languages, currency, calling_code, time_zone)
         values ('BE', '{nl}', 'EUR', '32', 'Europe/Brussels') on conflict do nothing`
      )
      await owner.query(
        `update app.credit_packages set ends_at = greatest(now(), starts_at) where tenant_id = $1 and country = 'BE'`,
        [brand.id]
      )
      return 'BE'
    }, brand)
}
