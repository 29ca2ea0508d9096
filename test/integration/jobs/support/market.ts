/** Number of postings of the market. */
export const JOBS = 20_000;
/** One of its companies. */
export const COMPANY = '01890000-0000-7000-8000-000000000007';

/** Postings of 200 companies: common and rare words, towns, job types and pay; every fifth posting is not ACTIVE. */
export const market = `
  insert into company (id, name, culture, benefits, created_at, updated_at)
  select ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Atelier ' || n, '{}', '{}', now(), now()
    from generate_series(1, 200) as n;
  insert into account (id, email, full_name, user_type, status, approval_status, language, theme, email_messages, email_updates,
                       email_applications, created_at, updated_at)
  select ('01890000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid, 'r' || n || '@plans.example', 'Recruteuse ' || n,
         'RECRUITER', 'ACTIVE', 'APPROVED', 'fr', 'dark', true, true, true, now(), now()
    from generate_series(1, 200) as n;
  insert into company_member (user_id, company_id, created_at)
  select ('01890000-0000-7000-a000-' || lpad(n::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, now()
    from generate_series(1, 200) as n;
  insert into job (id, company_id, company_name, contact_user_id, title, department, description, requirements, benefits,
                   location, remote, language, job_type, salary_range, salary_min, salary_max, salary_period, salary_currency,
                   salary_year_min, salary_year_max, status, created_at, updated_at, published_at, expires_at)
  select ('01890000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid,
         ('01890000-0000-7000-8000-' || lpad((1 + n % 200)::text, 12, '0'))::uuid,
         'Atelier ' || (1 + n % 200),
         '01890000-0000-7000-8000-000000000001',
         (array['Soudeur-monteur', 'Infirmière clinicienne', 'Développeuse web', 'Registered nurse', 'Warehouse clerk',
                'Boulanger', 'Comptable', 'Electrician', 'Conductrice d’autobus', 'Enseignant'])[1 + n / 7 % 10]
           || case when n % 4000 = 0 then ' thanatologue' else '' end,
         'Production',
         'Vous travaillez avec une équipe de ' || (n % 40) || ' personnes. You work with care and with others, poste ' || n || '.',
         array['Diplôme d’études professionnelles', 'Two years of experience'], '{}',
         (array['Montréal', 'Québec', 'Laval', 'Sherbrooke', 'Gatineau', 'Trois-Rivières', 'Saguenay', 'Rimouski'])[1 + n % 8]
           || case when n % 5000 = 0 then ', Chibougamau' else ', QC' end,
         n % 7 = 0, case when n % 3 = 0 then 'en' else 'fr' end,
         case when n % 100 = 0 then 'INTERNSHIP' when n % 5 = 0 then 'PART_TIME' else 'FULL_TIME' end,
         case when n % 6 = 0 then null else '20 $/h' end, null, null, null, null,
         case when n % 6 = 0 then null else 35000 + (n % 90) * 1000 end,
         case when n % 6 = 0 then null else 40000 + (n % 90) * 1100 end,
         case n / 13 % 10 when 0 then 'DRAFT' when 5 then 'PAUSED' else 'ACTIVE' end,
         now() - n * interval '1 minute', now(), now() - n * interval '1 minute', now() + interval '30 days'
    from generate_series(1, ${JOBS}) as n;
`;
