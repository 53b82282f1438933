import { test } from '@japa/runner'
import {
  forgetTrafficSource,
  rememberedTrafficSource,
  rememberTrafficSource,
} from '../../../tenant-site/src/lib/brand/traffic_source.ts'

const LINK = { pathname: '/', search: '?network=demo&ref=7&sub1=a&sub2=b&sub3=c&page=2' }
const PLAIN = { pathname: '/', search: '' }
const WHOLE = { network: 'demo', ref: '7', sub1: 'a', sub2: 'b', sub3: 'c' }

test.group('A partner’s link', (group) => {
  const stored = new Map<string, string>()
  group.each.setup(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
        removeItem: (key: string) => stored.delete(key),
      },
    })
    return () => {
      forgetTrafficSource()
      Reflect.deleteProperty(globalThis, 'sessionStorage')
    }
  })

  test('is carried to the sign-up by the page alone where anyone may sign up: nothing is stored', ({ assert }) => {
    rememberTrafficSource(LINK, { opensSignup: false })

    assert.deepEqual(rememberedTrafficSource(), WHOLE)
    assert.equal(stored.size, 0)
    rememberTrafficSource(PLAIN, { opensSignup: false })
    assert.deepEqual(rememberedTrafficSource(), {})
  })

  test('that opens the sign-up survives a reload, but only by what opens it', ({ assert }) => {
    rememberTrafficSource(LINK, { opensSignup: true })

    assert.deepEqual(rememberedTrafficSource(), WHOLE)
    assert.deepEqual([...stored.values()], ['{"network":"demo","ref":"7"}'])
    rememberTrafficSource(PLAIN, { opensSignup: true })
    assert.deepEqual(rememberedTrafficSource(), { network: 'demo', ref: '7' })
  })

  test('names the lander and the campaign by its path, for as long as the page is open', ({ assert }) => {
    const search = '?network=demo'
    for (const [pathname, found] of [
      ['/landers/gallery/spring-1', { lander: 'gallery', slug: 'spring-1' }],
      ['/landers/video', { lander: 'video' }],
      ['/landers/tinderswipe', { lander: 'tinderswipe' }],
      ['/members/12/landing', { lander: 'landing' }],
      ['/members/12/landing2/spring', { lander: 'landing2', slug: 'spring' }],
      ['/members/12/landing3', { lander: 'landing3' }],
      ['/landers/gallery/No_Campaign', { lander: 'gallery' }],
      ['/landers/elsewhere/spring', {}],
      ['/members/12/chat', {}],
      ['/landing2/spring', {}],
    ] as const) {
      rememberTrafficSource({ pathname, search }, { opensSignup: true })

      assert.deepEqual(rememberedTrafficSource(), { network: 'demo', ...found }, pathname)
    }
    assert.deepEqual([...stored.values()], ['{"network":"demo"}'])
  })

  test('without network and reference opens nothing, whatever lander it names', ({ assert }) => {
    rememberTrafficSource({ pathname: '/landers/gallery/spring', search: '' }, { opensSignup: true })

    assert.deepEqual(rememberedTrafficSource(), { lander: 'gallery', slug: 'spring' })
    assert.equal(stored.size, 0)
  })

  test('that was followed first counts', ({ assert }) => {
    rememberTrafficSource(LINK, { opensSignup: true })
    rememberTrafficSource({ pathname: '/', search: '?network=other' }, { opensSignup: true })

    assert.deepEqual(rememberedTrafficSource(), { network: 'demo', ref: '7' })
  })

  test('of sub-ids alone opens nothing, so it is not stored', ({ assert }) => {
    rememberTrafficSource({ pathname: '/', search: '?sub1=a' }, { opensSignup: true })

    assert.deepEqual(rememberedTrafficSource(), { sub1: 'a' })
    assert.equal(stored.size, 0)
  })

  test('is forgotten when its visitor became a member, or once it opens nothing any more', ({ assert }) => {
    rememberTrafficSource(LINK, { opensSignup: true })
    forgetTrafficSource()
    assert.deepEqual(rememberedTrafficSource(), {})
    assert.equal(stored.size, 0)

    rememberTrafficSource(LINK, { opensSignup: true })
    rememberTrafficSource(PLAIN, { opensSignup: false })
    assert.equal(stored.size, 0)
  })
})
