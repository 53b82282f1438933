import AddOutlined from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Column } from '#console/lists/column.ts'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { ListSearch } from '#console/lists/list_search.tsx'
import { ListTable } from '#console/lists/list_table.tsx'
import { type AnswerTemplate, PURPOSES } from '#console/templates/answer_template.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'

const BY_NAME = { field: 'name', order: 'ASC' } as const

/** What staff of a brand write again and again. */
export default function TemplateListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { canAccess: writes } = useCanAccess({ resource: 'answer_templates', action: 'store', record: tenant })
  const columns: Column<AnswerTemplate>[] = [
    { source: 'name', isSorted: true, sx: { overflowWrap: 'anywhere', fontWeight: 550 }, render: ({ name }) => name },
    { source: 'purpose', render: ({ purpose }) => translate(`answer_templates.purposes.${purpose}`) },
    { source: 'language', render: ({ language }) => LANGUAGE_NAMES[language] },
    { source: 'changed_at', from: 'md', render: ({ changed_at: at }) => <Moment at={at} isDay /> },
  ]
  return (
    <ListFrame<AnswerTemplate>
      resource="answer_templates"
      tenant={tenant}
      sort={BY_NAME}
      about={translate('answer_templates.about')}
      empty="answer_templates.empty"
      action={
        writes && (
          <Button component={Link} to="new" variant="contained" startIcon={<AddOutlined />}>
            {translate('answer_templates.new')}
          </Button>
        )
      }
      filters={
        <FilterRow>
          <ListSearch label="answer_templates.search" />
          <ListChoice
            source="purpose"
            choices={PURPOSES.map((id) => ({ id, name: translate(`answer_templates.purposes.${id}`) }))}
          />
          <ListChoice source="language" choices={LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))} />
        </FilterRow>
      }
    >
      <ListTable<AnswerTemplate>
        columns={columns}
        nameOf={({ name }) => name}
        open={writes ? ({ id }) => id : undefined}
        rowHeight={56}
      />
    </ListFrame>
  )
}
