/** The walls of ARCHITECTURE.md, enforced. Each rule says what may not be imported, and why. */

/** The API's rooms from the ground up: each may import those before it, and none after it. */
const API_ROOMS = [
  'operations',
  'tenancy',
  'http',
  'jobs',
  'live',
  'members',
  'captured_mails',
  'postbacks',
  'credits',
  'safety',
  'discovery',
  'chat',
  'identity',
  'notices',
  'reach',
  'staff',
  'admin',
  'setup',
  'site',
]

/** The same for the member site. Its features are side by side: none imports another. */
const SITE_ROOMS = ['ui', 'lib', 'features', 'app']

/** The same for the console. */
const CONSOLE_ROOMS = [
  'translations',
  'theme',
  'data',
  'forms',
  'lists',
  'tenancy',
  'companies',
  'brands',
  'domains',
  'theming',
  'templates',
  'sanctions',
  'members',
  'bans',
  'deletions',
  'privacy',
  'partners',
  'payments',
  'suspicions',
  'complaints',
  'fictional',
  'desk',
  'desk_flags',
  'trust',
  'figures',
  'audit',
  'manifests',
  'tenants',
  'search',
  'dashboard',
  'login',
  'account',
  'staff',
  'tokens',
  'health',
  'app',
]

/** Rules by which no room of a folder imports one that stands after it. */
function fromTheGroundUp(folder, rooms) {
  return rooms.slice(0, -1).map((room, index) => ({
    name: `${folder}/${room} imports what is below it`,
    severity: 'error',
    from: { path: `^${folder}/${room}/` },
    to: { path: `^${folder}/(${rooms.slice(index + 1).join('|')})/` },
  }))
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles-between-files',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'database-knows-nobody',
      comment: 'Tables and rows know no model.',
      severity: 'error',
      from: { path: '^database/' },
      to: { path: '^(api|tenant-site|admin-console|theme-presets|locales|tests)/' },
    },
    {
      name: 'site-knows-the-contract-only',
      comment: 'The member site sees the generated client, never the API’s code.',
      severity: 'error',
      from: { path: '^tenant-site/' },
      to: { path: '^(api/(?!\\.adonisjs/client)|database|admin-console|tests)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'console-knows-http-only',
      severity: 'error',
      from: { path: '^admin-console/' },
      to: { path: '^(api|database|tenant-site|tests)/' },
    },
    {
      name: 'shared-rooms-stand-alone',
      severity: 'error',
      from: { path: '^(theme-presets|locales)/' },
      to: { path: '^(api|database|tenant-site|admin-console|tests)/' },
    },
    {
      name: 'api-reads-rooms-by-path',
      comment: 'Built files and rows are loaded at run time.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(database|tenant-site|admin-console|tests)/' },
    },
    {
      name: 'nobody-imports-a-controller',
      severity: 'error',
      from: { path: '^api/app/' },
      to: { path: '_controller\\.ts$' },
    },
    {
      name: 'validators-and-jobs-stay-in-their-room',
      severity: 'error',
      from: { path: '^api/app/([^/]+)/' },
      to: { path: '^api/app/.*_(validator|job)\\.ts$', pathNot: '^api/app/$1/' },
    },
    {
      name: 'what-serves-imports-no-tool',
      severity: 'error',
      from: { path: '^api/(app|start|providers|config)/' },
      to: { path: '^api/(openapi|bin|commands)/' },
    },
    ...fromTheGroundUp('api/app', API_ROOMS),
    ...fromTheGroundUp('tenant-site/src', SITE_ROOMS),
    ...fromTheGroundUp('admin-console/src', CONSOLE_ROOMS),
    {
      name: 'no-cycles-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(api/app|tenant-site/src|admin-console/src)/' },
      to: { circular: true },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^tenant-site/src/features/([^/]+)/' },
      to: { path: '^tenant-site/src/features/', pathNot: '^tenant-site/src/features/$1/' },
    },
    {
      name: 'tests-see-screens-in-a-browser',
      comment: 'Rules written in plain TypeScript may be imported; components are looked at as people do.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^(tenant-site|admin-console)/.*\\.tsx$' },
    },
    {
      name: 'ui-knows-no-words-and-no-data',
      severity: 'error',
      from: { path: '^tenant-site/src/ui/' },
      to: { path: '^tenant-site/src/lib/|node_modules/(i18next|react-i18next|@tanstack)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|dist)/|^api/\\.adonisjs/(server|client/manifest)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
