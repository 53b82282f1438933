import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ROOT } from '@manyhearts/api/bin/settle_environment'
import { variables } from '@manyhearts/api/start/env'
import { checkedEnvironment } from './checked_environment.ts'

const read = (path: string): [name: string, value: string][] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .map((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, name, value]) => [name!, value!])
const names = (path: string) => read(path).map(([name]) => name)

test.group('The examples of an environment', () => {
  test('.env.example names every variable that is read, once, and no other', ({ assert }) => {
    assert.deepEqual(names('.env.example').toSorted(), Object.keys(variables).toSorted())
  })

  test('that of deploy/ names known ones, leaves the port to its unit, and is complete', async ({ assert }) => {
    const own = read('deploy/environment.example')
    const unit = readFileSync(join(ROOT, 'deploy/manyhearts@.service'), 'utf8')

    assert.deepEqual(
      own.filter(([name]) => !(name in variables)),
      []
    )
    assert.notIncludeMembers(names('deploy/environment.example'), ['PORT', 'HOST', 'METRICS_PORT'])
    assert.match(unit, /^Environment=METRICS_PORT=1%i$/m)
    assert.match(unit, /^Environment=HOST=127\.0\.0\.1 PORT=%i$/m)
    assert.equal(await checkedEnvironment({ ...Object.fromEntries(own), PORT: '3331' }), '')
    assert.notEqual(await checkedEnvironment({ ...Object.fromEntries(own), PORT: '3331', APP_KEY: '' }), '')
  })
})
