import { useTranslate } from 'react-admin'
import type { Figure } from '#console/trust/figure_section.tsx'
import type { TrustMonth } from '#console/trust/trust_month.ts'
import { useFigureText } from '#console/trust/use_figure_text.ts'

export interface FigureGroup {
  title: string
  figures: Figure[]
}

/** The figures of a month in words: those before the table of measures, and those after it. */
export function useFigureSections(month: TrustMonth): { before: FigureGroup[]; after: FigureGroup[] } {
  const translate = useTranslate()
  const { count, share, time } = useFigureText()
  const { active_members: active, average_active: average, averaged_months: counted, figures } = month
  const { notices, decisions, appeals, software, photos, misuse, authorities, honesty } = figures
  const told = (row: string, value: string, values = {}): Figure => ({
    name: translate(`trust.rows.${row}.name`),
    hint: translate(`trust.rows.${row}.hint`, values),
    value,
  })
  const plain = (row: string, value: string): Figure => ({ name: translate(`trust.rows.${row}.name`), value })
  const part = (name: string, value: number): Figure => ({ name: translate(name), value: count(value), isPart: true })
  const group = (section: string, ...all: Figure[]): FigureGroup => ({
    title: translate(`trust.sections.${section}`),
    figures: all,
  })
  return {
    before: [
      group(
        'active',
        told('active_members', count(active)),
        told('average_active', count(average), { number: String(counted) })
      ),
      group(
        'notices',
        told('notices', count(notices.all)),
        ...Object.entries(notices.by_source).map(([source, value]) => part(`trust.sources.${source}`, value)),
        told('urgent', count(notices.urgent))
      ),
      group(
        'reasons',
        ...Object.entries(notices.by_reason).map(([reason, value]) => ({
          ...part(`complaints.reasons.${reason}`, value),
          isPart: false,
        }))
      ),
      group(
        'decisions',
        told('decisions', count(decisions.all)),
        told('own_motion', count(decisions.own_motion)),
        plain('none_found', count(decisions.none_found)),
        told('after_software', share(decisions.after_software, decisions.all)),
        told('decision_time', time(decisions.median_seconds))
      ),
    ],
    after: [
      group(
        'appeals',
        told('appeals', count(appeals.filed)),
        plain('upheld', count(appeals.upheld)),
        plain('overturned', count(appeals.overturned)),
        told('appeal_time', time(appeals.median_seconds))
      ),
      group(
        'software',
        told('hidden', count(software.hidden)),
        told('held', count(software.held)),
        plain('judged', count(software.judged)),
        told('cleared', share(software.overturned, software.judged))
      ),
      group('photos', told('photos_shown', count(photos.shown)), plain('photos_refused', count(photos.refused))),
      group(
        'misuse',
        told('unfounded', count(misuse.unfounded)),
        plain('warned', count(misuse.warned)),
        plain('unheeded', count(misuse.unheeded)),
        told('authorities', count(authorities.told))
      ),
      group('honesty', told('answers', count(honesty.answers)), told('conversations', count(honesty.conversations))),
    ],
  }
}
