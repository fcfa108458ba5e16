// CarillonCommand
