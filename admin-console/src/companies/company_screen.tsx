import { Alert, Box, Link, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useShowContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { changesOf, type CompanyDetails, detailsOf, type WholeCompany } from '#console/companies/company.ts'
import { CompanyFields } from '#console/companies/company_fields.tsx'
import { sentDetails } from '#console/companies/sent_details.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { SaveBar } from '#console/forms/save_bar.tsx'
import { useSave } from '#console/forms/use_save.ts'
import { TenantState } from '#console/tenancy/state/tenant_state.tsx'
import { RecordScreen } from '#console/theme/record_screen.tsx'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

export default function CompanyScreen() {
  return (
    <RecordScreen>
      <OneCompany />
    </RecordScreen>
  )
}

function OneCompany() {
  const translate = useTranslate()
  const { record: company, refetch } = useShowContext<WholeCompany>()
  if (!company) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{company.name}</ScreenTitle>
      <BackLink to="/companies">{translate('resources.companies.name', { smart_count: 2 })}</BackLink>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {company.name}
      </Typography>
      {/* The list's row is shown until the full record has loaded. */}
      {'brands_of_it' in company ? <CompanyForm company={company} refetch={refetch} /> : <Waiting />}
    </Box>
  )
}

function CompanyForm({ company, refetch }: { company: WholeCompany; refetch(): Promise<unknown> }) {
  const translate = useTranslate()
  const { canAccess, isPending } = useCanAccess({ resource: 'companies', action: 'edit' })
  const { state, save, settle } = useSave({ resource: 'companies', id: company.id })
  const saved = detailsOf(company)
  const [typed, setTyped] = useState<Partial<CompanyDetails>>({})
  const changes = changesOf(saved, { ...saved, ...typed })

  function write(change: Partial<CompanyDetails>) {
    setTyped({ ...typed, ...change })
    for (const field of Object.keys(change)) settle(field)
  }

  async function send() {
    if (await save(sentDetails(changes), refetch)) setTyped({})
  }

  if (isPending) return <Waiting />
  return (
    <>
      <LeaveGuard isNeeded={Object.keys(changes).length > 0} />
      {company.brands_of_it.length > 0 && (
        <Alert severity="info" variant="outlined">
          {translate('companies.touches', { smart_count: company.brands_of_it.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {company.brands_of_it.map(({ id, name, state: brandState }) => (
              <Box component="li" key={id} sx={{ display: 'flex', gap: 1 }}>
                <Link component={RouterLink} to={`/tenants/${id}/show`} color="inherit">
                  {name}
                </Link>
                <TenantState state={brandState} />
              </Box>
            ))}
          </Box>
        </Alert>
      )}
      <Paper sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <CompanyFields
          company={{ ...saved, ...typed }}
          isNew={false}
          isReadOnly={!canAccess}
          faults={state.faults}
          onChange={write}
        />
      </Paper>
      <SaveBar
        changes={Object.keys(changes).length}
        state={state}
        onSave={() => void send()}
        onDiscard={() => setTyped({})}
      />
    </>
  )
}
