import { Box, Button, Paper, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRequireAccess, useTranslate } from 'react-admin'
import { slugOf } from '#console/tenancy/slug_of.ts'
import { type Company, type CompanyDetails, NO_COMPANY } from '#console/companies/company.ts'
import { CompanyFields } from '#console/companies/company_fields.tsx'
import { sentDetails } from '#console/companies/sent_details.ts'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useLeave } from '#console/forms/use_leave.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

export default function NewCompanyScreen() {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { isPending } = useRequireAccess({ resource: 'companies', action: 'create' })
  const { isBusy, faults, call } = useCalls('/api/companies')
  const { isDone, leave } = useLeave()
  const [typed, setTyped] = useState<Partial<CompanyDetails>>({})
  const company = { ...NO_COMPANY, key: slugOf(typed.name ?? ''), ...typed }
  const title = translate('companies.new')

  async function create() {
    const made = await call<Company>('POST', '', sentDetails(company))
    if (!made) return
    void queryClient.invalidateQueries({ queryKey: ['companies'] })
    notify('companies.saved', { type: 'success' })
    leave(`/companies/${made.id}/show`)
  }

  if (isPending) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <LeaveGuard isNeeded={!isAlike(typed, {})} isDone={isDone} />
      <BackLink to="/companies">{translate('resources.companies.name', { smart_count: 2 })}</BackLink>
      <Typography variant="h1">{title}</Typography>
      <Paper
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
        sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
      >
        <CompanyFields
          company={company}
          isNew
          faults={faults}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
        <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
          {translate('ra.action.save')}
        </Button>
      </Paper>
    </Box>
  )
}
