import { test } from '@japa/runner'
import { questionsOf } from '../../../tenant-site/src/features/reach/questions_of.ts'

const ORIGIN = 'https://rosa.example'

test.group('Questions of a page', () => {
  test('are its headings that ask, with what is below them', ({ assert }) => {
    const html = `<p>Write to us.</p>
<h2 id="start" tabindex="-1">Getting started</h2>
<h3>What is a &quot;match&quot; &amp; a like?</h3>
<p>You like somebody.</p>
<ul><li>And back</li></ul>
<h3>What does it cost?</h3>
<p>See <a href="/pricing">Prices</a>.</p>
<h2 id="more" tabindex="-1">More</h2>
<p>No question.</p>`

    assert.deepEqual(questionsOf(html, ORIGIN), [
      { question: 'What is a "match" & a like?', answer: '<p>You like somebody.</p>\n<ul><li>And back</li></ul>' },
      { question: 'What does it cost?', answer: '<p>See <a href="https://rosa.example/pricing">Prices</a>.</p>' },
    ])
  })

  test('without an answer are left out', ({ assert }) => {
    assert.deepEqual(questionsOf('<h2 id="a">Anybody there?</h2>\n<h3>Hello?</h3>', ORIGIN), [])
  })
})
