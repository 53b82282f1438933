import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { applySource } from '@manyhearts/api/app/tenancy/manifests/apply_source'
import { exportManifest } from '@manyhearts/api/app/tenancy/manifests/export_manifest'
import { manifestSource } from '../../manifest_source.ts'

const newSlug = () => `words-${randomBytes(4).toString('hex')}`
const SCRIPT = { byPlatformAdmin: false }
const saying = (slug: string, words: string) =>
  manifestSource(slug).replace('  name: Kade\n', `  name: Kade\n${words.replaceAll(/^/gm, '  ')}\n`)
const onHost = (slug: string, words: string) =>
  manifestSource(slug).replace('main: true', `main: true, settings: { ${words} }`)
const faultsOf = async (source: string, applying = {}) => {
  const applied = await applySource(source, applying)
  return 'faults' in applied ? applied.faults.map(({ line, path, reason }) => `${line} ${path}: ${reason}`) : []
}

test.group('What a manifest calls fictional profiles', () => {
  test('is a word of the list, which every script may choose', async ({ assert }) => {
    const slug = newSlug()
    const words =
      'fictional_singular: { nl: verzonnen profiel, en: made-up profile }\nfictional_plural: { nl: verzonnen profielen }'

    assert.deepEqual(await faultsOf(saying(slug, words), SCRIPT), [])
    assert.equal((await exportManifest(slug))!.settings.fictional_singular!.nl, 'verzonnen profiel')
  })

  test('is never a word that claims a person, whoever applies it', async ({ assert }) => {
    for (const applying of [{}, SCRIPT]) {
      assert.deepEqual(await faultsOf(saying(newSlug(), 'fictional_singular: { nl: echt lid }'), applying), [
        '11 settings.fictional_singular.nl: "echt lid" would pass fictional profiles off as people; ' +
          'take one of fictief profiel, verzonnen profiel, bedacht profiel',
      ])
      assert.lengthOf(await faultsOf(onHost(newSlug(), 'fictional_plural: { nl: Real Members }'), applying), 1)
    }
  })

  test('is a word of its own only by a platform admin', async ({ assert }) => {
    const slug = newSlug()
    const own = saying(slug, 'fictional_plural: { nl: chatfiguren }')

    assert.deepEqual(await faultsOf(own, SCRIPT), [
      '11 settings.fictional_plural.nl: "chatfiguren" is a word of the brand’s own, which needs a platform admin; ' +
        'take one of fictieve profielen, verzonnen profielen, bedachte profielen',
    ])
    assert.isUndefined(await exportManifest(slug))
    assert.deepEqual(await faultsOf(own), [])
  })

  test('stays as a platform admin wrote it, when a script changes something else', async ({ assert }) => {
    const slug = newSlug()
    const own = saying(slug, 'fictional_plural: { nl: chatfiguren }\nfictional_warning: { nl: Door ons verzonnen. }')
    await applySource(own, {})

    assert.deepEqual(await faultsOf(own.replace('Hallo', 'Dag'), SCRIPT), [])
    assert.lengthOf(await faultsOf(own.replace('chatfiguren', 'chatvrienden'), SCRIPT), 1)
  })
})

test.group('The notice about fictional profiles in a manifest', () => {
  test('is the brand’s own only by a platform admin, on each host too', async ({ assert }) => {
    const notice = 'fictional_warning: { nl: Leuk dat je er bent. }'

    for (const [source, fault] of [
      [saying(newSlug(), notice), '11 settings.fictional_warning.nl'],
      [onHost(newSlug(), notice), '8 domains.0.settings.fictional_warning.nl'],
    ] as const) {
      assert.deepEqual(await faultsOf(source, SCRIPT), [
        `${fault}: is a text of the brand’s own, which needs a platform admin; without it the platform’s text is shown`,
      ])
      assert.deepEqual(await faultsOf(source), [])
    }
  })
})
