-- Results of a search show when an event takes place, so its text begins with where and what.
SELECT "make_searchable"('event', 'title', '', 'location', 'description', 'date', 'endDate', 'time', 'endTime');
