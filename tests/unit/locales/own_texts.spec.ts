import { test } from '@japa/runner'
import fc from 'fast-check'
import { FIXED_BEGINNINGS, fixedReason } from '@manyhearts/locales/fixed_texts'
import { mostCharacters, ownTextFault } from '@manyhearts/locales/own_text_fault'
import { withOwnTexts } from '@manyhearts/locales/own_texts'
import { placeholdersOf } from '@manyhearts/locales/placeholders'
import { productTexts, WRITTEN_WORDINGS } from '@manyhearts/locales/product_texts'

const rule = (original: string, own: string) => ownTextFault('site:nav.search', original, own)?.rule

test.group('A brand’s own text', () => {
  test('has the values and tags of the product’s, in any order', ({ assert }) => {
    const original = 'Hello {{name}}, read <1>the terms</1> of {{brand}}'
    assert.isUndefined(rule(original, '{{brand}} greets {{name}}: <1>terms</1>'))
    assert.deepEqual(ownTextFault('site:nav.search', original, '<1>{{name}}</1> {{nam}}'), {
      rule: 'placeholders',
      missing: ['{{brand}}'],
      unknown: ['{{nam}}'],
    })
    for (const own of [
      '{{brand}} {{name}} <1>terms',
      '{{brand}} {{name}} </1>terms<1>',
      '{{brand}} {{name}} <1>terms</1> <1>again</1>',
      '{{brand}} {{name}} <1>terms</1> <b class="x">',
      '{{brand}} {{name}} <1>terms</1> {{',
      '{{brand}} {{name}} <1>terms</1> $t(site:nav.likes)',
    ])
      assert.include(['placeholders', 'markup'], String(rule(original, own)), own)
  })

  test('is neither empty, nor too long, nor unseen', ({ assert }) => {
    assert.equal(rule('Search', ' \u00A0 '), 'empty')
    assert.equal(rule('Search', 'x\ny'), 'unseen')
    assert.equal(rule('Search', 'x\u202Ey'), 'unseen')
    assert.equal(rule('Search', 'x\0y'), 'unseen')
    assert.isUndefined(rule('Search\nmore', 'x\ny'))
    assert.isUndefined(rule('Search', '😀'.repeat(80)))
    assert.equal(rule('Search', '😀'.repeat(81)), 'too_long')
  })

  test('stands for no text that the product alone may write', ({ assert }) => {
    for (const name of ['credits:waiver.label', 'safety:disclosure.price_one', 'chat:bar.fictional_notice'])
      assert.equal(ownTextFault(name, 'One', 'Two')?.rule, 'fixed', name)
    assert.isUndefined(fixedReason('credits:waivers.label'))
    const names = [...productTexts('en').keys()]
    for (const start of FIXED_BEGINNINGS)
      assert.isTrue(
        names.some((name) => name === start || name.startsWith(`${start}.`) || name.startsWith(`${start}_`)),
        `${start} is no text of the product`
      )
  })

  test('may be what the product says in every wording', ({ assert }) => {
    for (const wording of WRITTEN_WORDINGS)
      for (const [name, text] of productTexts(wording))
        if (!fixedReason(name)) assert.isUndefined(ownTextFault(name, text, text), `${wording} ${name}`)
  })

  test('keeps every value, whatever else is written', ({ assert }) => {
    const values = fc.uniqueArray(fc.constantFrom('{{name}}', '{{count}}', '{{brand}}', '<1></1>', '<br/>'), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(values, values, fc.string({ maxLength: 40 }), (ours, theirs, words) => {
        const [original, own] = [ours.join(' '), [...theirs, words].join(' ')]
        if (ownTextFault('site:nav.search', original, own)) return
        assert.deepEqual(placeholdersOf(own), placeholdersOf(original))
        assert.isAtMost([...own].length, mostCharacters(original))
        assert.notMatch(own.replaceAll(/\{\{\w+\}\}|<\/?\w+\/?>/g, ''), /[<>{}\p{Cc}]/u)
      })
    )
  })

  test('replaces what the product says, and adds nothing', ({ assert }) => {
    const texts = { nav: { search: 'Search', likes: 'Likes' } }
    assert.deepEqual(
      withOwnTexts(texts, {
        'nav.search': 'Look',
        'nav.gone': 'x',
        nav: 'x',
        'nav.search.deep': 'x',
        '__proto__.x': 'x',
      }),
      { nav: { search: 'Look', likes: 'Likes' } }
    )
    assert.deepEqual(texts, { nav: { search: 'Search', likes: 'Likes' } })
  })
})
