import { StructuredData } from '#site/lib/pages/structured_data.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { questionsOf } from './questions_of.ts'

/** Structured data (FAQ) for search engines. */
export function AboutQuestions({ html }: { html: string }) {
  const { canonical_origin } = useSettings()
  const questions = questionsOf(html, canonical_origin)
  if (questions.length === 0) return null
  return (
    <StructuredData
      about={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  )
}
