import { test } from '@japa/runner'
import { HonestyRules } from '@manyhearts/api/app/safety/honesty/honesty_rules'
import { readingsOf } from '@manyhearts/api/app/safety/honesty/words_of'
import { HONESTY_PHRASES } from '@manyhearts/locales/honesty/all_phrases'
import type { HonestyPhrases } from '@manyhearts/locales/honesty/phrases'

const NOTHING: HonestyPhrases = {
  words: {},
  asks: [],
  denies: [],
  innocent: [],
  notAsking: [],
  notDenying: [],
  noSlips: '',
}

function asks(phrase: string, text: string, more: Partial<HonestyPhrases> = {}): boolean {
  return new HonestyRules([{ ...NOTHING, asks: [phrase], ...more }]).asks(text)
}

test.group('A phrase by which texts are judged', () => {
  test('is found in its order, among other words', ({ assert }) => {
    assert.isTrue(asks('you real', 'so you real then'))
    assert.isFalse(asks('you real', 'real you'))
    assert.isFalse(asks('you real', 'you are real'))
  })

  test('may have a gap of so many words, and no more', ({ assert }) => {
    assert.isTrue(asks('you ~2 real', 'you are so real'))
    assert.isTrue(asks('you ~2 real', 'you real'))
    assert.isFalse(asks('you ~2 real', 'you are so very real'))
  })

  test('may stand in any order', ({ assert }) => {
    for (const text of ['you fake', 'fake are you', 'fake you']) assert.isTrue(asks('you <1> fake', text), text)
    assert.isFalse(asks('you <1> fake', 'fake is what are you'))
  })

  test('names lists, which name others', ({ assert }) => {
    const words = { UNREAL: 'FAKE made_up', FAKE: 'fake phony' }
    for (const text of ['are you phony', 'are you made up'])
      assert.isTrue(asks('are you UNREAL', text, { words }), text)
    assert.isFalse(asks('are you UNREAL', 'are you made', { words }))
    assert.throws(() => asks('are you UNREAL', ''), /UNREAL, which is no list/)
  })

  test('may hold words that can be missing, and what must not follow', ({ assert }) => {
    assert.isTrue(asks('are you really? real', 'are you real'))
    assert.isFalse(asks('real !madrid', 'real madrid'))
    assert.isTrue(asks('real !madrid', 'real life'))
  })

  test('may begin and end with its sentence, or near its beginning', ({ assert }) => {
    assert.isTrue(asks('^ bot $', 'Hello. Bot. Bye'))
    assert.isFalse(asks('^ bot $', 'a bot'))
    assert.isTrue(asks('^~2 bot $', 'hey, a bot'))
    assert.isFalse(asks('^~2 bot $', 'hey, a nice bot'))
  })

  test('may go on or end there', ({ assert }) => {
    assert.isTrue(asks('you bot|$', 'hello you'))
    assert.isTrue(asks('you bot|$', 'you bot there'))
    assert.isFalse(asks('you bot|$', 'you there'))
  })

  test('never goes from one sentence into the next', ({ assert }) => {
    assert.isFalse(asks('you ~3 real', 'I like you. Real coffee is better'))
    assert.isTrue(asks('you ~3 real', 'are you... like real'))
  })

  test('may count in questions alone', ({ assert }) => {
    assert.isTrue(asks('real [?]', 'Real?'))
    assert.isFalse(asks('real [?]', 'Real.'))
  })

  test('is passed over where something innocent stands', ({ assert }) => {
    const innocent = ['fake tan']
    assert.isFalse(asks('fake', 'I have a fake tan', { innocent }))
    assert.isTrue(asks('fake', 'I have a fake tan and you are fake', { innocent }))
  })

  test('needs something definite to begin with', ({ assert }) => {
    assert.throws(() => asks('~3', ''), /begins with no word/)
  })
})

test.group('A text is read as it is meant', () => {
  for (const [how, text] of [
    ['capitals', 'ARE YOU REAL'],
    ['accents', 'àré yôu réal'],
    ['an emoji between', 'are 😀 you 😀 real'],
    ['an emoji within', 'are you re😀al'],
    ['drawn out letters', 'are youuuuu realllll'],
    ['a letter twice', 'are yoou reaal'],
    ['digits for letters', 'are y0u r3al'],
    ['letters on their own', 'are you r e a l'],
    ['no space after a comma', 'so,are you real'],
    ['invisible marks', 'are you re\u200dal'],
  ] as const)
    test(`with ${how}`, ({ assert }) => {
      assert.isTrue(asks('are you real', text))
    })

  test('a second time in the sentences alone that may be read otherwise', ({ assert }) => {
    const readings = readingsOf('You look nice. Are you r💕eal? Or some b.o.t... or what?! Bye')

    assert.deepEqual(
      readings.map(({ words }) => words.join(' ')),
      ['you look nice are you r eal or some b o t or what bye', 'are you real or some bot or what']
    )
    assert.deepEqual(readings[1]!.questions, [true, true, false])
    assert.deepEqual(readingsOf('Hello b💕o t x')[1]!.words, ['hello', 'bo', 't', 'x'])
  })

  test('with one slip in words of five letters and more', ({ assert }) => {
    for (const text of ['chatbt', 'chtabot', 'chatboot', 'chstbot']) assert.isTrue(asks('chatbot', text), text)
    for (const text of ['chat', 'chabt', 'robot']) assert.isFalse(asks('chatbot', text), text)
    assert.isFalse(asks('real', 'rael'))
    assert.isFalse(asks('meets', 'meats', { noSlips: 'meats' }))
  })
})

test.group('Lists of words', () => {
  test('are all named by a phrase or by another list', ({ assert }) => {
    const unused = HONESTY_PHRASES.flatMap(({ words, asks, denies, innocent, notAsking, notDenying }) => {
      const written = [asks, denies, innocent, notAsking, notDenying, Object.values(words)].flat().join(' ')
      const named = new Set(written.match(/[A-Z][A-Z0-9_]*/g))
      return Object.keys(words).filter((list) => !named.has(list))
    })
    assert.deepEqual(unused, [])
  })
})
