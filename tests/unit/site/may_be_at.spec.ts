import { test } from '@japa/runner'
import { mayBeAt } from '../../../tenant-site/src/app/may_be_at.ts'

const PATHS = ['/', '/members', '/members/:id', '/members/:id/chat', '/lang-config', '/credits/:id/:method?', '/:token']

test.group('The routes of one page', () => {
  test('hold the one that leads to its address, however that is written', ({ assert }) => {
    for (const path of PATHS) {
      const plain = path.replace(/:\w+\??/g, '12')
      for (const address of [plain, `${plain}/`, plain.toUpperCase(), plain.replace('e', '%65'), `/${plain}`])
        assert.isTrue(mayBeAt(address)({ path }), `${address} ${path}`)
    }
  })

  test('hold none that begins otherwise', ({ assert }) => {
    const found = PATHS.filter((path) => mayBeAt('/members/12')({ path }))

    assert.deepEqual(found, ['/members', '/members/:id', '/members/:id/chat', '/:token'])
    assert.deepEqual(
      PATHS.filter((path) => mayBeAt('/')({ path })),
      ['/', '/:token']
    )
  })
})
