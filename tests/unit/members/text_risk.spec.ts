import { test } from '@japa/runner'
import { textRisk } from '@manyhearts/api/app/members/rules/text_risk'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { MONEY_REQUESTS } from '@manyhearts/locales/money_requests'

const TEXTS: Record<string, [string, ReturnType<typeof textRisk>][]> = {
  'asks for money': [
    ['Could you SEND  me money for the flight?', 'money'],
    ['Kannst du mir Geld überweisen?', 'money'],
    ['Envoie-moi de l’argent stp', 'money'],
    ["Envoyer de l'argent, c'est facile", 'money'],
    ['Pożycz mi sto złotych', 'money'],
    ['Lähettää rahaa?', 'money'],
    ['I made a fortune with Bitcoin, look at www.example.com', 'money'],
  ],
  'holds a link': [
    ['See https://example.org/x', 'link'],
    ['It’s on example.com', 'link'],
    ['mail me: www.example', 'link'],
    ['I’ll be there at 8.Come with me', null],
    ['Hello.Good evening', null],
  ],
  'holds a phone number': [
    ['Call me: +44 7700 900123', 'phone'],
    ['06-12345678', 'phone'],
    ['(030) 123 456 78', 'phone'],
    ['I was born in 1984 and moved in 2003', null],
    ['On 12.05.2026 at 8', 'phone'],
    ['Room 1234567', null],
  ],
  'is harmless': [
    ['What do you do at weekends?', null],
    ['Ich habe kein Geld für Urlaub', null],
    ['', null],
  ],
}

test.group('A message of somebody one hardly knows', () => {
  for (const [what, texts] of Object.entries(TEXTS))
    test(what, ({ assert }) => {
      for (const [text, risk] of texts) assert.equal(textRisk(text), risk, text)
    })

  test('that asks for money is known in every language, by words without accents', ({ assert }) => {
    for (const language of LANGUAGES) assert.isAbove(MONEY_REQUESTS[language].length, 5, language)
    for (const words of Object.values(MONEY_REQUESTS).flat()) assert.equal(textRisk(`${words} …`), 'money', words)
  })

  test('is judged in time that grows no faster than the text', ({ assert }) => {
    for (const unit of ['1 ', 'a.', '(', 'send ', '+1-', 'é'.normalize('NFD')]) {
      const started = performance.now()
      textRisk(unit.repeat(50_000 / unit.length))
      assert.isBelow(performance.now() - started, 1_000, unit)
    }
  })
})
