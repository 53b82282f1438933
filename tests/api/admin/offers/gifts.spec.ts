import { test } from '@japa/runner'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { type Brand, newBrand } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { auditOf, newStaff } from '../staff_of.ts'
import { GIFT, newGift } from './calls_of_offers.ts'

test.group('Gifts in the console', (group) => {
  let rosa: Brand
  let sam: Visitor
  let root: string
  group.each.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB')
    sam = await newStaff([{ brand: rosa, role: 'operator' }])
    root = `/api/tenants/${rosa.id}`
  })

  const list = async () => (await sam.get(`${root}/gifts`)).body
  const row = async (id: string) => (await list()).gifts.find((one: any) => one.id === id)

  test('are listed with their names, prices and pictures in the brand’s colours', async ({ assert }) => {
    const id = await newGift(rosa, 'rose')

    const { gifts, pictures, standard_price: price } = await list()

    assert.lengthOf(gifts, 1)
    assert.deepInclude(gifts[0], { id, key: 'rose', picture: 'rose', credits: null, price, on_sale: true })
    assert.deepEqual(gifts[0].shown_names, [{ language: 'en', name: 'Rose', is_own: false }])
    assert.match(pictures.find(({ name }: any) => name === 'rose').svg, /^<svg/)
  })

  test('are made, changed, ordered, hidden and shown again, as a manifest does', async ({ assert }) => {
    const first = await newGift(rosa, 'rose')
    const { status, body } = await sam.post(`${root}/gifts`, { ...GIFT, picture: 'bouquet', names: { en: 'Flowers' } })
    assert.equal(status, 201)
    const made = body.gifts.at(-1)
    assert.deepInclude(made, { key: 'bouquet', credits: 5, names: { en: 'Flowers' } })

    const changed = await sam.put(`${root}/gifts/${first}`, {
      ...GIFT,
      names: { en: 'Red rose', nl: '' },
      credits: 7,
      version: (await row(first)).version,
    })
    const again = changed.body.gifts[0]
    assert.deepInclude(again, { key: 'rose', credits: 7, names: { en: 'Red rose' } })
    assert.notEqual(again.id, first)

    const ordered = await sam.put(`${root}/gift_order`, { ids: [made.id, again.id] })
    assert.deepEqual(
      ordered.body.gifts.map(({ key }: any) => key),
      ['bouquet', 'rose']
    )
    const hide = async (onSale: boolean) =>
      sam.put(`${root}/gifts/${made.id}/sale`, { on_sale: onSale, version: (await row(made.id)).version })
    assert.isFalse((await hide(false)).body.gifts.find(({ key }: any) => key === 'bouquet').on_sale)
    assert.equal((await hide(false)).status, 409)
    const shown = await hide(true)
    assert.isTrue(shown.body.gifts.find(({ key }: any) => key === 'bouquet').on_sale)

    assert.deepEqual((await exportManifest(rosa.slug))!.gifts, [
      { key: 'rose', picture: 'rose', names: { en: 'Red rose' }, credits: 7 },
      { key: 'bouquet', picture: 'bouquet', names: { en: 'Flowers' }, credits: 5 },
    ])
    assert.deepEqual((await auditOf(rosa)).map(({ action, detail }) => [action, detail.name]).slice(0, 2), [
      ['gift_changed', 'bouquet'],
      ['gift_changed', 'rose'],
    ])
    assert.deepInclude((await auditOf(rosa))[1]!.detail.changes, { credits: { from: null, to: 7 } })
  })

  test('somebody else changed in between, or that can’t be, are refused', async ({ assert }) => {
    const id = await newGift(rosa, 'rose')
    const put = (fields: object) => sam.put(`${root}/gifts/${id}`, { ...GIFT, version: 'old', ...fields })

    assert.equal((await put({})).body.errors[0].code, 'offer_changed')
    const { version } = await row(id)
    assert.deepInclude((await put({ version, credits: 0 })).body.errors[0], { field: 'credits', code: 'min' })
    assert.equal((await put({ version, picture: 'car' })).body.errors[0].field, 'picture')
    assert.equal((await put({ version, names: { en: 'x'.repeat(41) } })).body.errors[0].field, 'names.en')
    assert.equal((await sam.put(`${root}/gift_order`, { ids: ['1'] })).status, 409)
  })
})
