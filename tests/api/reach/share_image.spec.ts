import { test } from '@japa/runner'
import { presets } from '@manyhearts/theme-presets/presets'
import { asOwner, type Brand, newBrand } from '../../cast.ts'
import { type Answer, Visitor } from '../../visitor.ts'
import { withinASecond } from '../admin/within_a_second.ts'
import { secondDomain } from './second_domain.ts'

const PNG = '89504e470d0a1a0a'
const WORDS = { index_title: { en: 'A kind word goes a long way', es: 'Una palabra amable llega lejos' } }

const pathOf = async (host: string): Promise<string> =>
  (await new Visitor(host).get('/api/settings.php')).body.share_image
const picture = async (host: string, path?: string) => new Visitor(host).get(path ?? (await pathOf(host)))
const wear = (brand: Brand, theme: object) =>
  asOwner((owner) => owner.query('update global.tenants set theme = $2 where id = $1', [brand.id, theme]))

/** A PNG's first chunk says how large it is (RFC 2083 §4.1.1). */
const sizeOf = ({ bytes }: Answer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

test.group('The picture beside a shared link', (group) => {
  let rosa: Brand
  group.setup(async () => {
    rosa = await newBrand('rosa', 'GB', 'en-GB', WORDS)
  })

  test('is a PNG of 1200 by 630, cached for a year, and for other sites to show', async ({ assert }) => {
    const answer = await picture(rosa.host)

    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'image/png')
    assert.equal(answer.bytes.subarray(0, 8).toString('hex'), PNG)
    assert.deepEqual(sizeOf(answer), [1200, 630])
    assert.isBelow(answer.bytes.length, 300_000)
    assert.include(answer.headers['cache-control'], 'max-age=31536000')
    assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin')
  })

  test('is found without its version and with an old one, but then not cached for long', async ({ assert }) => {
    const current = await picture(rosa.host)
    for (const path of ['/icons/share.png', '/icons/share.png?v=old', '/icons/share.png?v[]=1']) {
      const answer = await picture(rosa.host, path)

      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers['cache-control'], 'public, max-age=3600', path)
      assert.isTrue(answer.bytes.equals(current.bytes), path)
    }
  })

  test('is the brand’s own, and the domain’s: name, texts and theme', async ({ assert }) => {
    const vlam = await newBrand('vlam', 'NL', 'nl-NL', WORDS)
    const spanish = await secondDomain(rosa, 'es-ES')

    const [one, other, third] = [await picture(rosa.host), await picture(vlam.host), await picture(spanish)]

    assert.isFalse(one.bytes.equals(other.bytes))
    assert.isFalse(one.bytes.equals(third.bytes))
    assert.lengthOf(new Set([await pathOf(rosa.host), await pathOf(vlam.host), await pathOf(spanish)]), 3)
  })

  test('has another address as soon as the brand’s theme or texts change', async ({ assert }) => {
    const before = await pathOf(rosa.host)

    await wear(rosa, { preset: 'velvet' })

    const after = await withinASecond(
      () => pathOf(rosa.host),
      (path) => path !== before
    )
    assert.notEqual(after, before)
    await wear(rosa, {})
  })

  test('is drawn in every theme, light and dark, whatever the brand is called', async ({ assert }) => {
    const names = ['Ö', 'Łączność i spotkania dla wszystkich Polaków na całym świecie', '漢字', '<&"']
    for (const [place, preset] of Object.keys(presets).entries()) {
      const odd = await newBrand('odd', 'GB', 'en-GB', {
        name: names[place % names.length],
        index_title: { en: place % 2 ? '' : 'Henkilökohtaisuusmahdollisuuksia '.repeat(12) },
      })
      for (const mode of ['light', 'dark']) {
        await wear(odd, { preset, mode, primary: '#111111', secondary: '#111111' })

        assert.deepEqual(sizeOf(await picture(odd.host)), [1200, 630], `${preset} ${mode}`)
      }
    }
  })

  test('is not served under other file names', async ({ assert }) => {
    for (const path of ['/icons/share.svg', '/icons/share.png/x', '/icons/shared.png'])
      assert.equal((await picture(rosa.host, path)).status, 404, path)
  })
})
