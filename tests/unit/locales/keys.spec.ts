import { test } from '@japa/runner'
import { filesOf, PLURAL, textsOf } from './all_texts.ts'
import { keysIn, usedKeys } from './used_keys.ts'

/** Read by react-admin, or by a code or value that the API, a setting or a library names. */
const BY_OTHERS =
  /^console\/(react_admin|lists)\.json |^console\/settings\.json (options|signup_choices|forms_of_address|payment_gateways)\.|^errors\/|^credits\/payment\.json methods\./

test.group('Keys of texts', () => {
  test('are each used by the code', ({ assert }) => {
    const { literals, patterns } = usedKeys()
    const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key))
    const unused = filesOf('en').flatMap((file) =>
      [...textsOf('en', file).keys()].filter(
        (key) => !BY_OTHERS.test(`${file} ${key}`) && !isUsed(key) && !isUsed(key.replace(PLURAL, ''))
      )
    )

    assert.deepEqual(unused, [])
  })

  test('exist, wherever code or tests ask for one', ({ assert }) => {
    const known = new Set(
      filesOf('en').flatMap((file) => {
        const namespace = file.split('/')[0]!
        return [...textsOf('en', file).keys()].flatMap((key) => [
          `${namespace}:${key}`,
          `${namespace}:${key.replace(PLURAL, '')}`,
        ])
      })
    )
    const asked = keysIn(['{tenant-site,admin-console,api}/**/*.{ts,tsx}', 'tests/{api,browser,screens}/**/*.ts'])

    assert.isAbove(asked.size, 300)
    assert.deepEqual(
      [...asked].filter((key) => !known.has(key)),
      []
    )
  })
})
