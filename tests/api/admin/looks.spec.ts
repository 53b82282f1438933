import { test } from '@japa/runner'
import { asOwner, newBrand } from '../../cast.ts'
import { newStaff } from './staff_of.ts'

test.group('Changing a brand’s theme in the console', () => {
  test('the theme is replaced as a whole, and reset to the niche’s', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const sam = await newStaff([{ brand: rosa, role: 'operator' }])
    const change = (theme: object | null) => sam.put(`/api/tenants/${rosa.id}`, { theme })

    const first = await change({ preset: 'blush', mode: 'dark', primary: '#aa3366' })
    const second = await change({ secondary: '#336699' })
    const back = await change(null)

    assert.deepEqual(first.body.theme, { preset: 'blush', mode: 'dark', primary: '#aa3366' })
    assert.deepEqual(second.body.theme, { secondary: '#336699' })
    assert.deepEqual(back.body.theme, {})
  })

  test('a theme that can’t be shown is refused', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const sam = await newStaff([{ brand: rosa, role: 'operator' }])
    const presetOfNiche7 = (preset: string) =>
      asOwner((owner) => owner.query('update global.niches set preset = $1 where id = 7', [preset]))
    await asOwner((owner) => owner.query('update global.tenants set niche_id = 7 where id = $1', [rosa.id]))
    const { preset } = (await sam.get(`/api/tenants/${rosa.id}`)).body

    await presetOfNiche7('gone')
    const inherited = await sam.put(`/api/tenants/${rosa.id}`, { theme: { primary: '#aa3366' } })
    const own = await sam.put(`/api/tenants/${rosa.id}`, { theme: { primary: '#aa3366', preset: 'blush' } })
    await presetOfNiche7(preset)

    assert.equal(inherited.status, 422)
    assert.deepInclude(inherited.body.errors[0], { code: 'look', field: 'theme' })
    assert.equal(own.status, 200)
  })
})
