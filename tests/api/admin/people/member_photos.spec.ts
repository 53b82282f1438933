import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { type Brand, newBrand } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { ADMIN_HOST, newStaff } from '../staff_of.ts'

async function newPhoto({ id }: Brand): Promise<string> {
  const name = randomBytes(16).toString('hex')
  const folder = join(process.env.DATA_DIR!, 'photos', id)
  await mkdir(folder, { recursive: true })
  for (const size of ['t', 'l']) await writeFile(join(folder, `${name}-${size}.webp`), 'a photo')
  return `/photos/${id}/${name}-t.webp`
}

test.group('Photos of members in the console', () => {
  test('staff who may see a brand’s members see their small photos, and nothing larger', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const path = await newPhoto(brand)
    const support = await newStaff([{ brand, role: 'support' }])

    const photo = await support.get(path)

    assert.equal(photo.status, 200)
    assert.equal(photo.headers['content-type'], 'image/webp')
    assert.match(String(photo.headers['cache-control']), /^private/)
    assert.equal((await support.get(path.replace('-t', '-l'))).status, 404)
  })

  test('a photo of a brand that isn’t granted can’t be told from a missing one', async ({ assert }) => {
    const [rosa, vlam] = [await newBrand('rosa', 'GB', 'en-GB'), await newBrand('vlam', 'NL', 'nl-NL')]
    const support = await newStaff([{ brand: vlam, role: 'support' }])

    const [foreign, gone] = [
      await support.get(await newPhoto(rosa)),
      await support.get(`/photos/1/${'0'.repeat(32)}-t.webp`),
    ]

    assert.equal(foreign.status, 404)
    assert.equal(foreign.text, gone.text)
  })

  test('visitors and the desk see none', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const path = await newPhoto(brand)

    assert.equal((await new Visitor(ADMIN_HOST).get(path)).status, 403)
    assert.equal((await (await newStaff([{ brand, role: 'desk' }])).get(path)).status, 403)
  })
})
