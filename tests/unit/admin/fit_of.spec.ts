import { test } from '@japa/runner'
import { fitOf } from '../../../admin-console/src/translations/fit_of.ts'

test.group('What is typed in the console’s search', () => {
  test('fits a name by its beginning, by that of its words, by a part of them, and by what else is said', ({
    assert,
  }) => {
    assert.equal(fitOf('message p', 'Message price'), 0)
    assert.equal(fitOf('price message', 'Message price'), 1)
    assert.equal(fitOf('preis', 'Nachrichtenpreis'), 2)
    assert.equal(fitOf('credits', 'Message price', 'What a message costs, in credits'), 3)
    assert.equal(fitOf('members rosa', 'Members', 'Rosa'), 3)
  })

  test('without accents and in any case', ({ assert }) => {
    assert.equal(fitOf('reglage', 'Réglages'), 0)
    assert.equal(fitOf('PRIX', 'Le prix d’un message'), 1)
    assert.equal(fitOf('d’un', 'Le prix d’un message'), 1)
  })

  test('not by two letters of anything', ({ assert }) => {
    assert.equal(fitOf('ei', 'Nachrichtenpreis'), undefined)
    assert.equal(fitOf('an', 'Description', 'Shown under an icon'), undefined)
    assert.equal(fitOf('', 'Description'), undefined)
    assert.equal(fitOf('  ', 'Description'), undefined)
    assert.equal(fitOf('price tomorrow', 'Message price'), undefined)
  })
})
